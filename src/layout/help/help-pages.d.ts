declare module 'virtual:help-pages' {
  /** What there are pages of: the end of a screen's address. */
  export const topics: readonly string[];
  export interface HelpPage {
    title: string;
    /** Markdown. */
    text: string;
  }
  /** By language, and by topic. */
  export const pages: Partial<Record<string, () => Promise<Partial<Record<string, HelpPage>>>>>;
}
