// What our server writes into its page, so that the client need not ask: a page that was put anywhere else has nothing.
import type { ClientConfig } from '#schemas/config.ts';
import type { Meta } from '#schemas/envelope.ts';

interface PageData {
  config?: Partial<ClientConfig>;
  meta?: Meta;
}

/** What stands in the page. */
export function pageData(): PageData {
  const content = document.querySelector<HTMLMetaElement>('meta[name="page-data"]')?.content;
  return content ? (JSON.parse(content) as PageData) : {};
}
