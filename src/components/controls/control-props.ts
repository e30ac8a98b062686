/** What a labelled field hands to the control inside it, so that label, help and error are tied to the input itself. */
export interface ControlProps {
  id: string;
  required?: boolean;
  /** For a control of several inputs, which a label cannot point to. */
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}
