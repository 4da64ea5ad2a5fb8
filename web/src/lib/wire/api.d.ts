// Made from the server's source by `npm run wire`: do not edit.

export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up; a guest keeps his seats */
        post: operations["ApiAccountsSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with the recovery code, and set a new password */
        post: operations["ApiAccountsRecoveryRecover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bots that can be seated, the weakest first */
        get: operations["ApiBotsListBots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that can be played */
        get: operations["ApiGamesListGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of values that an owner of a game may replace by his own */
        get: operations["ApiGamesGameIdComponentsReadComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/rulebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rulebook of a game */
        get: operations["ApiGamesGameIdRulebookReadRulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of a game, for those who speak Fluent */
        get: operations["ApiGamesGameIdTextReadTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/values/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands on the cards and tiles of a game, where its owner may bring his own values
         * @description `digest` is the `values` of a view. What is in the answer depends on the game.
         */
        get: operations["ApiGamesGameIdValuesDigestReadValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Come as a guest */
        post: operations["ApiGuestsNewGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who plays a game best, by rated games */
        get: operations["ApiLeaderboardGameIdLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who I am */
        get: operations["ApiMeMe"];
        put?: never;
        post?: never;
        /** Delete my account: the name is free again, and my games are nobody's */
        delete: operations["ApiMeDeleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All games that I have finished, the last one first */
        get: operations["ApiMeGamesMyGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My days off that are not over, and how many I may still take */
        get: operations["ApiMeHolidaysMyHolidays"];
        put?: never;
        /** Take days off: no clock of days runs for me then */
        post: operations["ApiMeHolidaysTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/holidays/{begins}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Be back: days off that began then end now, or are called off */
        delete: operations["ApiMeHolidaysBeginsEnd"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change my name as a guest */
        put: operations["ApiMeNameRename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change my password; other devices have to sign in again */
        put: operations["ApiMePasswordChangePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tell this browser of what happens at my tables when I am not there */
        put: operations["ApiMePushSubscribe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push/moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A browser of mine has another address, and the same wishes */
        post: operations["ApiMePushMovedMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am told that it is my turn */
        get: operations["ApiMeWebhookMyWebhook"];
        /** Tell me by a webhook that it is my turn, when I am not at the table */
        put: operations["ApiMeWebhookSetWebhook"];
        post?: never;
        /** No more notices to my webhook */
        delete: operations["ApiMeWebhookForgetWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody's name and ratings */
        get: operations["ApiPeoplePersonIdProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{person_id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public games that somebody has finished, the last one first */
        get: operations["ApiPeoplePersonIdGamesGamesOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a spectator sees of a position
         * @description One that breaks a law of its game is refused with a sentence that names it. `text` is a line as the library's `state.position()` writes it; one that is too long for an address may be packed: a tilde, then base64 (that of addresses, without padding) of what zlib makes of it.
         */
        get: operations["ApiPositionsShowPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A position with which a game may begin, as a line of text */
        get: operations["ApiPositionsGameIdBegin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key for which a browser subscribes to be told, and which of mine are */
        get: operations["ApiPushPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No more pushes to this browser */
        post: operations["ApiPushStopStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The puzzles of a game, and those of the last days
         * @description The puzzle of a day is the same for everybody; a day begins at midnight of universal time.
         */
        get: operations["ApiPuzzlesGameIdListPuzzles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game_id}/{puzzle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A puzzle; `daily` is that of the day */
        get: operations["ApiPuzzlesGameIdPuzzleIdReadPuzzle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game_id}/{puzzle_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a move in a puzzle is worth
         * @description What may not be played there is refused with its rule, and nothing is judged.
         */
        post: operations["ApiPuzzlesGameIdPuzzleIdAnswerAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the record of a game; it becomes a table that can be replayed by its link
         * @description A game that is not over goes on, if `seats` says who plays: its chance is drawn anew from there.
         */
        post: operations["ApiRecordsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["ApiSessionsSignIn"];
        /** Sign out */
        delete: operations["ApiSessionsSignOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lobby: public tables that wait for players or can be watched, newest first */
        get: operations["ApiTablesLobby"];
        put?: never;
        /** Open a table; with `start`, begin at once if all seats are filled */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table: who sits there, and how it is set up */
        get: operations["ApiTablesTableIdTableInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a game that nobody wants to finish: as the host, or as the last person at it */
        post: operations["ApiTablesTableIdAbandonAbandon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The analysis of a finished game, or how far it is */
        get: operations["ApiTablesTableIdAnalysisRead"];
        put?: never;
        /** Have a finished game analysed, if it is not yet */
        post: operations["ApiTablesTableIdAnalysisBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As the host, give a seat to a bot, or to another bot */
        post: operations["ApiTablesTableIdBotsSeatBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games that branch off a game: public ones, and my own */
        get: operations["ApiTablesTableIdBranchesListBranches"];
        put?: never;
        /**
         * Play on from a position of a finished game, at a table of its own
         * @description All that was hidden lies as it lay; dice and cards to come are drawn anew.
         */
        post: operations["ApiTablesTableIdBranchesPlayOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As the host, close a table that has not started or is over */
        post: operations["ApiTablesTableIdCloseClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would you do? The three best moves for my seat, in a table with hints
         * @description Search thinks for as long as a bot of the table would. Never in rated games, never in games without hints, and only for the one who has to decide.
         */
        get: operations["ApiTablesTableIdHintsHints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/mistakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The worst decisions of a seat in a game that was analysed
         * @description In the order of the game; only what the analysis can surely tell from a good move.
         */
        get: operations["ApiTablesTableIdMistakesListMistakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As the host, mute somebody in the chat, or let him speak again */
        post: operations["ApiTablesTableIdMuteMute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Odds and values of the position, for a seat of mine */
        get: operations["ApiTablesTableIdOddsOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a finished game
         * @description How it was begun, all moves and what chance brought: enough to play it again, move by move.
         */
        get: operations["ApiTablesTableIdRecordDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again: a new table with the same settings, the bots of before or of another level
         * @description Everybody at the old table is told where it is. Whoever asks second gets the same new table, however he wants it.
         */
        post: operations["ApiTablesTableIdRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sit down; in a running game, take one's seat back from a bot, or a bot's that the host offers */
        post: operations["ApiTablesTableIdSeatsSit"];
        /**
         * Leave a seat; as the host, remove whoever sits there
         * @description Somebody who leaves a running game is played by a bot and may come back. Somebody whom the host removes loses all his seats, and may not sit at this table again.
         */
        delete: operations["ApiTablesTableIdSeatsGiveUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats/{seat}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As the host of a running game, offer a bot's seat to whoever comes, or no longer */
        post: operations["ApiTablesTableIdSeatsOfferOfferSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** As the host, start the game */
        post: operations["ApiTablesTableIdStartStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game move by move, for my own eyes
         * @description What happened from the ply `first` on, without what was taken back; with `views`, also the position at each ply. An answer holds up to 1000 plies, or 60 with views. Whose eyes it may be for is as for a view.
         */
        get: operations["ApiTablesTableIdStoryTellStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position at a ply of the game, for my own eyes
         * @description While the game runs, everybody looks through his own seat, or as a spectator. When it is over, `seat` may be anybody's, and `all` shows everything. Without `ply` it is the position of now.
         */
        get: operations["ApiTablesTableIdViewLookBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/weigh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a move in a position of a finished game loses against the best one
         * @description As far as the seat that decides there could know; a search thinks about it for a moment.
         */
        post: operations["ApiTablesTableIdWeighWeigh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public games that are over, the last one first */
        get: operations["ApiTablesFinishedFinished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My games that are not over; first those that wait for me */
        get: operations["ApiTablesMineMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can do its work */
        get: operations["HealthzHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Again */
        Again: {
            level?: string | null;
            /** @default false */
            same_seats?: boolean;
        };
        /** Analysis */
        Analysis: {
            chart: {
                [key: string]: unknown;
            }[];
            decisions: components["schemas"]["Study"][];
            game: string;
            iterations: number;
            players: components["schemas"]["Player"][];
            turning_points: components["schemas"]["TurningPoint"][];
        };
        /** AnalysisInfo */
        AnalysisInfo: {
            analysis?: components["schemas"]["Analysis"] | null;
            done: number;
            /** @enum {string} */
            status: "none" | "running" | "ready";
            total: number;
        };
        /** Answer */
        Answer: {
            move: string;
            ply: number;
        };
        /** Attempt */
        Attempt: {
            move: string;
        };
        /** BotInfo */
        BotInfo: {
            about: {
                [key: string]: string;
            };
            level: number;
            name: string;
            names: {
                [key: string]: string;
            };
        };
        /** BotWanted */
        BotWanted: {
            level: string;
            seat: number;
        };
        /** Branch */
        Branch: {
            /** @default false */
            covered?: boolean;
            /** @default true */
            hints?: boolean;
            names?: (string | null)[];
            ply: number;
            seats?: (string | null)[];
            /** @default false */
            start?: boolean;
            /**
             * @default private
             * @enum {string}
             */
            visibility?: "public" | "private";
        };
        /** Branched */
        Branched: {
            ply: number;
            table: components["schemas"]["Listed"];
        };
        /** Browser */
        Browser: {
            auth: string;
            endpoint: string;
            p256dh: string;
        };
        /** Chair */
        Chair: {
            name?: string | null;
        };
        /** Clock */
        Clock: {
            /** @default 0 */
            increment?: number;
            /**
             * @default none
             * @enum {string}
             */
            kind?: "none" | "move" | "budget";
            /** @default 0 */
            seconds?: number;
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** DaysOff */
        DaysOff: {
            /** @default 30 */
            days?: number;
            holidays: components["schemas"]["Span"][];
            left: number;
        };
        /** Expected */
        Expected: {
            move: string;
            seat: number;
        };
        /** Farewell */
        Farewell: {
            password?: string | null;
        };
        /** GameInfo */
        GameInfo: {
            id: string;
            names: {
                [key: string]: string;
            };
            options: {
                [key: string]: components["schemas"]["OptionInfo"];
            };
            players: number[];
            taglines: {
                [key: string]: string;
            };
            version: number;
        };
        /** Health */
        Health: {
            failed?: string[];
            ok: boolean;
            version: string;
        };
        /** Hint */
        Hint: {
            chances: number[];
            line: components["schemas"]["Expected"][];
            move: string;
            share: number;
            why: {
                [key: string]: unknown;
            }[];
        };
        /** Hints */
        Hints: {
            hints: components["schemas"]["Hint"][];
            ply: number;
            seat: number;
            then: ({
                [key: string]: unknown;
            } | null)[];
        };
        /** Listed */
        Listed: {
            clock: components["schemas"]["Clock"];
            created: number;
            deadline: number | null;
            game: string;
            hints: boolean;
            host: string;
            host_guest: boolean;
            host_name: string;
            id: string;
            options: {
                [key: string]: unknown;
            };
            players: number;
            rated: boolean;
            seats: components["schemas"]["ListedSeat"][];
            status: string;
            turn: string | null;
            updated: number;
            visibility: string;
        };
        /** ListedSeat */
        ListedSeat: {
            bot: string | null;
            guest: boolean;
            name: string | null;
            person: string | null;
        };
        /** Look */
        Look: {
            events: {
                [key: string]: unknown;
            }[];
            eyes: number | null;
            legal: string[];
            plies: number;
            ply: number;
            seq: number;
            to_play: number;
            view: {
                [key: string]: unknown;
            };
        };
        /** Loss */
        Loss: {
            lost: number;
            move: string;
        };
        /** Me */
        Me: {
            person: components["schemas"]["Person"] | null;
        };
        /** Mistake */
        Mistake: {
            loss: number;
            move: string;
            ply: number;
        };
        /** Moved */
        Moved: {
            browser: components["schemas"]["Browser"];
            was: string;
        };
        /** Muting */
        Muting: {
            /** @default true */
            muted?: boolean;
            person: string;
        };
        /** MyWebhook */
        MyWebhook: {
            webhook: components["schemas"]["Webhook"] | null;
        };
        /** Named */
        Named: {
            name: string;
        };
        /** NewPassword */
        NewPassword: {
            new: string;
            old: string;
        };
        /** Odds */
        Odds: {
            odds: {
                [key: string]: unknown;
            };
            ply: number;
            seat: number;
            values: {
                [key: string]: number;
            };
        };
        /** Offer */
        Offer: {
            /** @default true */
            offered?: boolean;
        };
        /** OptionInfo */
        OptionInfo: {
            allowed: unknown[];
            default: unknown;
            file: boolean;
            needs: {
                [key: string]: unknown[];
            }[];
            players: number[];
        };
        /** Origin */
        Origin: {
            ply: number;
            table: string;
        };
        /** Outcome */
        Outcome: {
            rank: number;
            score: number;
        };
        /** Page */
        Page: {
            next: string | null;
            tables: components["schemas"]["Listed"][];
        };
        /** Person */
        Person: {
            account: boolean;
            id: string;
            name: string;
        };
        /** Placed */
        Placed: {
            accuracy?: number | null;
            bot: string | null;
            gain: number | null;
            guest: boolean;
            name: string | null;
            person: string | null;
            rank: number;
            score: number;
            seat: number;
        };
        /** Plan */
        Plan: {
            clock?: components["schemas"]["Clock"];
            /** @default false */
            covered?: boolean;
            game: string;
            hints?: boolean | null;
            names?: (string | null)[];
            options?: {
                [key: string]: unknown;
            };
            players?: number | null;
            /** @default  */
            position?: string;
            /** @default false */
            rated?: boolean;
            seats?: (string | null)[];
            /** @default false */
            start?: boolean;
            /**
             * @default private
             * @enum {string}
             */
            visibility?: "public" | "private";
        };
        /** Played */
        Played: {
            finished: number;
            game: string;
            rated: boolean;
            seats: components["schemas"]["Placed"][];
            table: string;
        };
        /** Player */
        Player: {
            accuracy: number;
            decisions: number;
            drift: number;
            gifts: number;
            luck: number;
            result: number;
            skill: number;
            start: number;
        };
        /** Posed */
        Posed: {
            game: string;
            id: string;
            legal: string[];
            options: {
                [key: string]: unknown;
            };
            players: number;
            position: string;
            rating: number;
            seat: number;
            view: {
                [key: string]: unknown;
            };
        };
        /** Profile */
        Profile: {
            guest: boolean;
            id: string;
            name: string;
            ratings: components["schemas"]["Standing"][];
        };
        /** PushKey */
        PushKey: {
            browsers: string[];
            key: string;
        };
        /** PuzzleInfo */
        PuzzleInfo: {
            id: string;
            moment: number;
            players: number;
            rating: number;
            themes: string[];
        };
        /** Puzzles */
        Puzzles: {
            daily: string[];
            day: number;
            game: string;
            puzzles: components["schemas"]["PuzzleInfo"][];
            themes: string[];
        };
        /** Quiet */
        Quiet: {
            end: number;
            start: number;
        };
        /** RecordFile */
        RecordFile: {
            chance: string[];
            /** @default 0 */
            first?: number;
            game: string;
            moves: string[];
            names?: (string | null)[];
            options?: {
                [key: string]: unknown;
            };
            players: number;
            /** @default  */
            position?: string;
            quayside: number;
            /** @default 0 */
            scripted?: number;
            seats?: string[];
            seed?: number | null;
            /** @default  */
            values?: string;
            version: number;
        };
        /** Recovery */
        Recovery: {
            code: string;
            name: string;
            password: string;
        };
        /** SeatInfo */
        SeatInfo: {
            bot: string | null;
            guest: boolean;
            here: boolean;
            holidays: components["schemas"]["Span"][];
            name: string | null;
            offered: boolean;
            person: string | null;
            remaining: number | null;
            stands_in: boolean;
        };
        /** Shown */
        Shown: {
            view: {
                [key: string]: unknown;
            };
        };
        /** SignedUp */
        SignedUp: {
            person: components["schemas"]["Person"];
            recovery_code: string;
        };
        /** Solved */
        Solved: {
            best: string;
            chances: number[];
            good: boolean;
            line: components["schemas"]["Expected"][];
            losses: components["schemas"]["Loss"][];
            lost: number;
            margin: number;
            move: string;
            right: boolean;
            rounds: number;
            themes: string[];
            then: {
                [key: string]: unknown;
            } | null;
            why: {
                [key: string]: unknown;
            }[];
        };
        /** Span */
        Span: {
            begins: number;
            ends: number;
        };
        /** Standing */
        Standing: {
            game: string;
            games: number;
            mu: number;
            name: string;
            person: string;
            rating: number;
            sigma: number;
        };
        /** Step */
        Step: {
            ply: number;
            to_play: number;
            told: components["schemas"]["Told"][];
            view: {
                [key: string]: unknown;
            } | null;
        };
        /** Stopped */
        Stopped: {
            endpoint: string;
        };
        /** Story */
        Story: {
            eyes: number | null;
            next: number | null;
            plies: number;
            seq: number;
            steps: components["schemas"]["Step"][];
        };
        /** Study */
        Study: {
            after: number[];
            before: number[];
            beginner: number;
            best: string;
            chance: boolean;
            choices: number;
            loss: number;
            missed: number;
            move: string;
            ply: number;
            seat: number;
            stake: number;
        };
        /** Subscription */
        Subscription: {
            auth: string;
            endpoint: string;
            events: ("turn" | "start" | "chat" | "end")[];
            /**
             * @default en
             * @enum {string}
             */
            lang?: "en" | "zh";
            p256dh: string;
            quiet?: components["schemas"]["Quiet"] | null;
            /** @default UTC */
            zone?: string;
        };
        /** TableInfo */
        TableInfo: {
            archive: boolean;
            clock: {
                [key: string]: unknown;
            };
            covered: boolean;
            created: number;
            game: string;
            hints: boolean;
            host: string;
            id: string;
            options: {
                [key: string]: unknown;
            };
            outcome: components["schemas"]["Outcome"][] | null;
            parent: components["schemas"]["Origin"] | null;
            players: number;
            rated: boolean;
            rematch: string | null;
            /** @enum {string} */
            rules: "current" | "old" | "gone";
            seats: components["schemas"]["SeatInfo"][];
            status: string;
            version: number;
            visibility: string;
        };
        /** Texts */
        Texts: {
            game: string;
            lang: string;
            sources: string[];
        };
        /** Told */
        Told: {
            events: {
                [key: string]: unknown;
            }[];
            notation: string | null;
            ply: number;
            seat: number | null;
        };
        /** TurningPoint */
        TurningPoint: {
            after: number[];
            before: number[];
            kind: string;
            ply: number;
            seat: number;
            swing: number;
        };
        /** Wanted */
        Wanted: {
            begins: number;
            ends: number;
        };
        /** Webhook */
        Webhook: {
            /**
             * @default generic
             * @enum {string}
             */
            format?: "generic" | "discord" | "slack";
            /**
             * @default en
             * @enum {string}
             */
            lang?: "en" | "zh";
            url: string;
        };
        /** WebhookWanted */
        WebhookWanted: {
            /**
             * @default generic
             * @enum {string}
             */
            format?: "generic" | "discord" | "slack";
            /**
             * @default en
             * @enum {string}
             */
            lang?: "en" | "zh";
            url: string;
        };
        /** Weighed */
        Weighed: {
            best: string;
            best_chances: number[];
            best_line: components["schemas"]["Expected"][];
            chances: number[];
            good: boolean;
            line: components["schemas"]["Expected"][];
            loss: number;
            move: string;
            why: {
                [key: string]: unknown;
            }[];
        };
        /** Written */
        Written: {
            position: string;
        };
        /**
         * Wrong
         * @description The body of every answer that is not a success: a code for programs, a sentence for people.
         */
        Wrong: {
            code: string;
            /** @default [] */
            details?: string[];
            /** @default null */
            id?: string | null;
            sentence: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiAccountsSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUp"];
                };
            };
        };
    };
    ApiAccountsRecoveryRecover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUp"];
                };
            };
        };
    };
    ApiBotsListBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotInfo"][];
                };
            };
        };
    };
    ApiGamesListGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
        };
    };
    ApiGamesGameIdComponentsReadComponents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
        };
    };
    ApiGamesGameIdRulebookReadRulebook: {
        parameters: {
            query?: {
                lang?: "en" | "zh";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    ApiGamesGameIdTextReadTexts: {
        parameters: {
            query?: {
                lang?: "en" | "zh";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Texts"];
                };
            };
        };
    };
    ApiGamesGameIdValuesDigestReadValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                digest: string;
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    ApiGuestsNewGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    ApiLeaderboardGameIdLeaderboard: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standing"][];
                };
            };
        };
    };
    ApiMeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    ApiMeDeleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Farewell"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
        };
    };
    ApiMeGamesMyGames: {
        parameters: {
            query?: {
                /** @description Only games that ended before this time (milliseconds since 1970). */
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"][];
                };
            };
        };
    };
    ApiMeHolidaysMyHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysOff"];
                };
            };
        };
    };
    ApiMeHolidaysTake: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysOff"];
                };
            };
        };
    };
    ApiMeHolidaysBeginsEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                begins: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysOff"];
                };
            };
        };
    };
    ApiMeNameRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    ApiMePasswordChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    ApiMePushSubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscription"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
        };
    };
    ApiMePushMovedMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Moved"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiMeWebhookMyWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWebhook"];
                };
            };
        };
    };
    ApiMeWebhookSetWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyWebhook"];
                };
            };
        };
    };
    ApiMeWebhookForgetWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiPeoplePersonIdProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    ApiPeoplePersonIdGamesGamesOf: {
        parameters: {
            query?: {
                /** @description Only games that ended before this time (milliseconds since 1970). */
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"][];
                };
            };
        };
    };
    ApiPositionsShowPosition: {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shown"];
                };
            };
        };
    };
    ApiPositionsGameIdBegin: {
        parameters: {
            query: {
                players: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Written"];
                };
            };
        };
    };
    ApiPushPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
        };
    };
    ApiPushStopStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Stopped"];
            };
        };
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ApiPuzzlesGameIdListPuzzles: {
        parameters: {
            query?: {
                /** @description For how many days the puzzles are named. */
                days?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Puzzles"];
                };
            };
        };
    };
    ApiPuzzlesGameIdPuzzleIdReadPuzzle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posed"];
                };
            };
        };
    };
    ApiPuzzlesGameIdPuzzleIdAnswerAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Attempt"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solved"];
                };
            };
        };
    };
    ApiRecordsUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordFile"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiSessionsSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    ApiSessionsSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
        };
    };
    ApiTablesLobby: {
        parameters: {
            query?: {
                after?: string | null;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Plan"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdTableInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdAbandonAbandon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdAnalysisRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisInfo"];
                };
            };
        };
    };
    ApiTablesTableIdAnalysisBegin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisInfo"];
                };
            };
        };
    };
    ApiTablesTableIdBotsSeatBot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotWanted"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdBranchesListBranches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branched"][];
                };
            };
        };
    };
    ApiTablesTableIdBranchesPlayOn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Branch"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdCloseClose: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdHintsHints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hints"];
                };
            };
        };
    };
    ApiTablesTableIdMistakesListMistakes: {
        parameters: {
            query: {
                seat: number;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mistake"][];
                };
            };
        };
    };
    ApiTablesTableIdMuteMute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Muting"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdOddsOdds: {
        parameters: {
            query?: {
                moves?: string[] | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Odds"];
                };
            };
        };
    };
    ApiTablesTableIdRecordDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, to be saved as a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordFile"];
                };
            };
        };
    };
    ApiTablesTableIdRematchRematch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Again"] | null;
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdSeatsSit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                seat: number;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Chair"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdSeatsGiveUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                seat: number;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdSeatsOfferOfferSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                seat: number;
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Offer"] | null;
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdStartStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your own: a request that is sent again with the same one is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
        };
    };
    ApiTablesTableIdStoryTellStory: {
        parameters: {
            query?: {
                all?: boolean;
                first?: number;
                seat?: number | null;
                views?: boolean;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
        };
    };
    ApiTablesTableIdViewLookBack: {
        parameters: {
            query?: {
                all?: boolean;
                ply?: number | null;
                seat?: number | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
        };
    };
    ApiTablesTableIdWeighWeigh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weighed"];
                };
            };
        };
    };
    ApiTablesFinishedFinished: {
        parameters: {
            query?: {
                /** @description Only games that ended before this time (milliseconds since 1970). */
                before?: number | null;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"][];
                };
            };
        };
    };
    ApiTablesMineMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"][];
                };
            };
        };
    };
    HealthzHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
