import type { Locator, Page } from 'playwright';

/** A file as it is chosen, dropped or pasted. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The place of one picture. */
export const uploadSlot = (page: Page, title: string) => {
  const slot = page.getByRole('region', { name: title, exact: true });
  /** Does what a browser does when a file is let go or pasted over the slot. */
  const give = (kind: 'drop' | 'paste', { name, mimeType, buffer }: GivenFile): Promise<void> =>
    slot.evaluate(
      (place: HTMLElement, [how, base64, fileName, type]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], fileName, { type }));
        place.focus();
        const event =
          how === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        (how === 'drop' ? place : document).dispatchEvent(event);
      },
      [kind, buffer.toString('base64'), name, mimeType] as const,
    );
  const button = (name: string): Locator => slot.getByRole('button', { name, exact: true });
  return {
    slot,
    input: slot.locator('input[type="file"]'),
    /** Opens the browser's own window for files. */
    choose: slot.getByRole('button', { name: /^(Choose a picture|Replace)$/ }),
    replace: button('Replace'),
    upload: button('Upload'),
    retry: button('Retry'),
    cancel: button('Cancel'),
    enlarge: button(`Enlarge ${title}`),
    waiting: slot.getByText('Not uploaded yet'),
    progress: slot.getByRole('progressbar', { name: `Uploading ${title}` }),
    /** Not the blurred small one beneath it. */
    picture: slot.locator('img:not([data-blur])'),
    error: slot.getByRole('alert'),
    drop: (file: GivenFile) => give('drop', file),
    paste: (file: GivenFile) => give('paste', file),
  };
};
