// A place in the page that stays heard while a dialog is open.

/**
 * An element at the end of the page. A dialog hides all its siblings from screen readers; what is said here is said over
 * the dialog, and so must not be hidden: https://github.com/mui/material-ui/issues/30097
 */
export function announcementRoot(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'announcements';
  new MutationObserver(() => {
    if (root.ariaHidden !== null) root.removeAttribute('aria-hidden');
  }).observe(root, { attributeFilter: ['aria-hidden'] });
  return document.body.appendChild(root);
}
