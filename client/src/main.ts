import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { person } from './lib/person.svelte'
import { shell } from './lib/text.svelte'

person.show()
await shell.speak(person.firstLanguage())
mount(App, { target: document.getElementById('app')! })
