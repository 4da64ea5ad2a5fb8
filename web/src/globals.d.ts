/** Whether `make` has put Python into made/ (scripts/page.mjs). */
declare const __CAN_PLAY_HERE__: boolean;

/** There is no server behind this page: it is a folder of files (`make site`). */
declare const __SITE__: boolean;
