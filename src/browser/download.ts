/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @param name without its ending */
export const downloadCsv = (name: string, text: string): void =>
  download(`${name}.csv`, text, 'text/csv;charset=utf-8');
