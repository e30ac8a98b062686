// §2 Data: service fee, catalogues and payment information, each a section with an address of its own.
import { useSearch } from 'wouter';
import { screenOf } from '#schemas/screen-of.ts';
import { collections } from '#schemas/generated/collections.ts';
import { catalogueNames } from '#schemas/specified.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { SectionLinks } from '#src/components/page/section-links.tsx';
import { useRowTitle } from '#src/components/page/use-row-title.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useOffered } from '#src/layout/use-offered.ts';
import { paths } from '#src/app/paths.ts';
import { editableCatalogues } from '#src/stores/catalogues.ts';
import { Catalogue } from './catalogue.tsx';
import { PaymentInformation } from './payment.tsx';
import { ServiceFee } from './service-fee.tsx';

const sections = [
  { key: 'fee', title: 'Service fee' },
  ...editableCatalogues.map((key) => ({ key, title: collections[key].title })),
  { key: 'payment', title: 'Payment information' },
].map((section) => ({ ...section, href: `${paths.data}?section=${section.key}` }));

/** The lists that nothing of §7 edits have a screen where the server has collections. */
const others = catalogueNames
  .filter((name) => !editableCatalogues.includes(name))
  .map((key) => ({ key, title: collections[key].title, href: screenOf(key) }));

export function Data() {
  const { t } = useTranslation();
  const wanted = new URLSearchParams(useSearch()).get('section') ?? '';
  const hasCollections = useOffered('collections');
  const shown = hasCollections ? [...sections, ...others] : sections;
  const catalogue = editableCatalogues.find((name) => name === wanted);
  const current = sections.some(({ key }) => key === wanted) ? wanted : 'fee';
  useRowTitle(t(sections.find(({ key }) => key === current)?.title ?? ''));
  return (
    <>
      <PageHeader title={t('Data')} description={t('What every boat and every booking builds on.')} />
      <SectionLinks
        label={t('Data')}
        sections={shown.map((section) => ({ ...section, title: t(section.title) }))}
        current={current}
      />
      {current === 'fee' && <ServiceFee />}
      {catalogue && <Catalogue key={catalogue} name={catalogue} />}
      {current === 'payment' && <PaymentInformation />}
    </>
  );
}
