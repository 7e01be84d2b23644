// Addresses: /, /new/<game>, /tables/<list>, /table/<id>, /rules/<game>/<clause>, /settings, /link/<token>.

class Route {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  parts = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent))

  /** Go to an address of the client; `replace` leaves no step to go back to. */
  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', to)
    const before = this.path
    this.read()
    if (this.path !== before) scrollTo(0, 0)
  }

  read = (): void => {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  /** Follow links within the client without loading the page again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const route = new Route()
