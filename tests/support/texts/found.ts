export interface Found {
  file: string;
  text: string;
}

export interface Texts {
  found: Found[];
  /** One sentence for each place whose text no translation can reach. */
  problems: string[];
}
