// What a spreadsheet would run: a text that begins as a formula does, and one that does so where another separator parts it. That of
// German and Italian spreadsheets is the semicolon; the quotes around a field then count for nothing. An apostrophe in front defuses it.

/** Where an apostrophe is needed. */
const risky = /^(?=[=+\-@\t\r])|(?=[=+\-@])(?<=[;\t\r\n]"*)/g;
/** One that stands there. */
const guard = /^'(?=[=+\-@\t\r])|'(?=[=+\-@])(?<=[;\t\r\n]"*')/g;

export const guarded = (text: string): string => text.replace(risky, "'");

/** A text as it was before it was guarded. */
export const unguarded = (text: string): string => text.replace(guard, '');
