/** Whether nobody is to change a field, as the library says it: by either of two words. */
export const isLocked = (field: {
  disabled?: boolean | undefined;
  readonly?: boolean | undefined;
}): boolean => Boolean(field.disabled) || Boolean(field.readonly);
