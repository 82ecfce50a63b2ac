/** How places of the page are addressed: by their path on a server; behind # where the page is a folder of files on any host. */

/** Whether there is no server: everything is files, and tables run in this browser. The export writes it into the start page. */
export const alone = typeof document !== 'undefined' && document.documentElement.dataset?.served === 'folder';
const base = alone ? new URL('./', document.baseURI).pathname : '/';

/** The address of a place, for links. */
export const to = (path: string): string => (alone && path.startsWith('/') ? `${base}#${path}` : path);
/** The address of a file of the page. */
export const file = (path: string): string => base + path.replace(/^\//, '');

/** Where we are: path, search and, behind another #, a hash. */
export function here(): URL {
  return alone ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
}
/** `instead`: there is no way back to where we are. */
export function go(path: string, instead = false): void {
  location[instead ? 'replace' : 'assign'](to(path));
}
/** The same place with other words in its address; there is no way back to the old ones. */
export function rename(path: string): void {
  history.replaceState(history.state, '', to(path));
}
