// What a stored script looks like. `hit(n)` tells that the one of that number has run.

/** Run in every page that takes them for markup. */
const markup = [
  '<script>hit(N)</script>',
  '</script><script>hit(N)</script>',
  '</textarea><script>hit(N)</script>',
  '</title><script>hit(N)</script>',
  '--><script>hit(N)</script>',
  '"><script>hit(N)</script>',
  '<img src=x onerror=hit(N)>',
  '<img/src="x"/onerror=hit(N)>',
  '"><img src=x onerror=hit(N)>',
  "'><img src=x onerror=hit(N)>",
  '<svg onload=hit(N)>',
  '<svg><script>hit(N)</script>',
  '<iframe onload=hit(N)>',
  '<iframe srcdoc="<script>parent.hit(N)</script>">',
  '<video><source onerror=hit(N)>',
  '<details open ontoggle=hit(N)>',
  '<input autofocus onfocus=hit(N)>',
  '<style onload=hit(N)></style>',
  '<noscript><p title="</noscript><img src=x onerror=hit(N)>">',
];

/** Run where a text becomes an address, an attribute, a template or a part of a script. */
const others = [
  'javascript:hit(N)',
  'data:text/html,<script>parent.hit(N)</script>',
  '" autofocus onfocus=hit(N) x="',
  "');hit(N);//",
  '${hit(N)}{{constructor.constructor("hit(N)")()}}',
  '&lt;script&gt;hit(N)&lt;/script&gt;',
];

export const payloads = [...markup, ...others].map((text, at) => text.replaceAll('N', String(at)));

/** Those that a page without any protection runs by itself. */
export const runningPayloads = payloads.slice(0, markup.length);

/** Whether a text holds the payload, or what a short field has left of it. */
export const holds = (text: string, at: number): boolean => text.includes(`hit(${at})`);
