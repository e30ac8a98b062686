// The nonce of this page's content security policy, which style elements made by libraries must carry.
declare global {
  interface Window {
    /** Read by goober, which styles the toasts, when it is loaded: https://github.com/cristianbote/goober */
    __nonce__?: string | undefined;
  }
}

export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

window.__nonce__ = nonce;
