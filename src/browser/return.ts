// How the present address was come to.

// Loaded anew the page is where it was, too.
let isBack = true;
const look = ({ type }: Event): boolean => (isBack = type === 'popstate');
window.addEventListener('popstate', look);
window.addEventListener('pushState', look);

/** By back, forward or a reload, which lead to what was there, and to where it was scrolled to. */
export const isReturn = (): boolean => isBack;
