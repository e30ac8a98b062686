// What is written by a program looks as what is written by hand: .oxfmtrc.json says the same to `npm run fix`.
import { format } from 'oxfmt';

const style = { singleQuote: true, printWidth: 110 };

/**
 * @param file its ending says the language
 * @throws where the text is none of that language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be formatted: ${error.message}`);
  return code;
}
