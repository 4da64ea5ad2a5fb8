// Tables in this page: Python runs in the browser and keeps them in its storage. Where a server has sent the page, they are
// there beside the server's; a site without one has no others.

/** There is no server behind this page: it is a folder of files. */
export const SITE = __SITE__;

/** Whether this build brings what a table in the page needs. */
export const CAN_PLAY_HERE = __CAN_PLAY_HERE__;

/** Who sits at the screen, at a table of the page. */
export const YOU = 'you';

/** Whether a table is one of this page; no server's has such an id. */
export const isHere = (table: unknown): boolean => typeof table === 'string' && table.startsWith('page-');

const KEPT = 'quayside.page';

/** Whether tables of the page were ever opened in this browser: else nobody has to look for them. */
export function hasTablesHere(): boolean {
  try {
    return SITE || localStorage.getItem(KEPT) !== null;
  } catch {
    return SITE;
  }
}

export function noteTablesHere(): void {
  try {
    localStorage.setItem(KEPT, '1');
  } catch {
    // then they are found by their link only
  }
}
