// The texts of an edit that languages have no words for, with a place to write them.
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import type { DraftVerdict } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { wordsIn } from './edit.ts';
import type { Edited } from './use-edited.ts';

const Section = styled('section')({ display: 'grid', gap: 12 });

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  '& > li': {
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  },
  '& strong': { alignSelf: 'center', fontWeight: 600, overflowWrap: 'anywhere' },
});

type Lacking = NonNullable<DraftVerdict['lacking']>;

/** As many as can be looked through. */
const most = 40;

/**
 * Those that are lacking, and those that have just been given words: by their texts, so that none moves when it has got its
 * last words.
 */
function rowsOf(lacking: Lacking, given: Edited['translations']): Lacking {
  const rows = new Map(lacking.map(({ text, languages }) => [text, new Set(languages)]));
  for (const [language, texts] of Object.entries(given))
    for (const text of Object.keys(texts)) rows.set(text, (rows.get(text) ?? new Set()).add(language));
  return [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([text, languages]) => ({ text, languages: [...languages].sort() }));
}

export interface TranslationsProps extends Pick<Edited, 'translations' | 'translate'> {
  lacking: Lacking;
  /** What is lacking is not told of these words yet: one that was taken back may be written anew. */
  isWaiting: boolean;
}

export function Translations({ lacking, translations, translate, isWaiting }: TranslationsProps) {
  const { t, language } = useTranslation();
  const given = isWaiting ? translations : wordsIn(translations);
  const rows = rowsOf(lacking, given);
  if (rows.length === 0) return null;
  const next = new Set(lacking.slice(0, most).map(({ text }) => text));
  const isShown = ({ text, languages }: Lacking[number]): boolean =>
    next.has(text) || languages.some((code) => given[code]?.[text] !== undefined);
  const shown = rows.filter(isShown);
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <Section aria-label={t('Translations')}>
      <p>
        {t('{{count}} texts have no words in every language. Until they have, they are shown in English.', {
          count: rows.length,
        })}
      </p>
      <List>
        {shown.map(({ text, languages }) => (
          <li key={text}>
            <strong>{text}</strong>
            {languages.map((code) => (
              <TextField
                key={code}
                size="small"
                label={t('{{text}} in {{language}}', { text, language: names.of(code) ?? code })}
                value={translations[code]?.[text] ?? ''}
                onChange={({ target }) => translate(code, text, target.value)}
              />
            ))}
          </li>
        ))}
      </List>
      {shown.length < rows.length && <p>{t('and {{count}} more', { count: rows.length - shown.length })}</p>}
    </Section>
  );
}
