// Made by `npm run types` from the server's description of its interface.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Act */
        Act: {
            position: number;
            verb: string;
            /** @default  */
            noun: string;
        };
        /** Advice */
        Advice: {
            action: number;
            verb: string;
            noun: string;
            /** @description A thing: kind:id, as in land:levant or seat:2 */
            ref: string;
            chance: number | null;
            reasons: components["schemas"]["Reason"][];
            against: components["schemas"]["Choice"] | null;
        };
        /** Choice */
        Choice: {
            action: number;
            verb: string;
            noun: string;
            /** @description A thing: kind:id, as in land:levant or seat:2 */
            ref: string;
        };
        /** Clause */
        Clause: {
            id: string;
            chapter: string;
            text: string;
            ruling: string;
        };
        /** GameData */
        GameData: {
            id: string;
            rules: string;
            content: string;
            digest: string;
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            records: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
            verbs: components["schemas"]["Verb"][];
        };
        /** GameEntry */
        GameEntry: {
            id: string;
            title: {
                [key: string]: string;
            };
            seats: [
                number,
                number
            ];
            minutes: [
                number,
                number
            ];
            options: components["schemas"]["GameOption"][];
            levels: string[];
            usual_level: string;
        };
        /** GameOption */
        GameOption: {
            id: string;
            values: (boolean | number | string)[];
            default: boolean | number | string;
            clause: string;
        };
        /** Info */
        Info: {
            id: string;
            game: string;
            /** @enum {string} */
            status: "open" | "playing" | "finished" | "broken";
            seats: components["schemas"]["InfoSeat"][];
            options: {
                [key: string]: boolean | number | string;
            };
            you: number | null;
            host: boolean;
            invite: string | null;
            to_act: number[];
            position: number;
            commitment: string;
            key: string | null;
            created: string;
            updated: string;
            open: boolean;
            broken: string | null;
        };
        /** InfoSeat */
        InfoSeat: {
            seat: number;
            name: string | null;
            person: string | null;
            bot: string | null;
            online: boolean;
            score: number;
        };
        /** Join */
        Join: {
            secret?: string | null;
            seat?: number | null;
        };
        /** Link */
        Link: {
            path: string;
        };
        /** LogRow */
        LogRow: {
            position: number;
            seat: number | null;
            verb: string | null;
            noun: string | null;
            events: components["schemas"]["Message"][];
        };
        /** Login */
        Login: {
            login: string;
            password: string;
        };
        /** Me */
        Me: {
            id: string;
            name: string;
            guest: boolean;
            /** @enum {null|string} */
            language: "en" | "pt-BR" | null;
        };
        /** MeChange */
        MeChange: {
            name?: string | null;
            language?: string | null;
        };
        /** Message */
        Message: {
            id: string;
            args: {
                [key: string]: unknown;
            };
            clause: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            seats: number;
            options?: {
                [key: string]: boolean | number | string;
            };
            bots?: {
                [key: string]: string;
            };
            /** @default false */
            open: boolean;
        };
        /** Odds */
        Odds: {
            win: number;
            tie: number;
            loss: number;
            pressed: [
                number,
                number,
                number
            ] | null;
        };
        /** PlayNow */
        PlayNow: {
            game: string;
            seats?: number | null;
            level?: string | null;
            options?: {
                [key: string]: boolean | number | string;
            };
        };
        /** Problem */
        Problem: {
            error: components["schemas"]["Message"];
            text: string;
        };
        /** Proof */
        Proof: {
            proven: boolean;
            text: string;
        };
        /** Reason */
        Reason: {
            feature: string;
            points: number;
        };
        /** Say */
        Say: {
            text: string;
        };
        /** SetBot */
        SetBot: {
            seat: number;
            level?: string | null;
        };
        /** StaleProblem */
        StaleProblem: {
            error: components["schemas"]["Message"];
            text: string;
            state: components["schemas"]["State"];
        };
        /** State */
        State: {
            position: number;
            view: {
                [key: string]: unknown;
            } | null;
            prompt: components["schemas"]["Message"] | null;
            choices: components["schemas"]["Choice"][];
            undo: boolean;
            info: components["schemas"]["Info"];
        };
        /** TableId */
        TableId: {
            table: string;
        };
        /** Token */
        Token: {
            token: string;
        };
        /** Undo */
        Undo: {
            position: number;
        };
        /** Verb */
        Verb: {
            name: string;
            kind: string;
        };
        /** Why */
        Why: {
            message: components["schemas"]["Message"] | null;
            clause: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
