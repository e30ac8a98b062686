// §2 Data: service fee, catalogues and payment information, each a section with an address of its own.
import { useSearch } from 'wouter';
import catalogues from '#schemas/catalogues.json' with { type: 'json' };
import { PageHeader } from '#src/components/page/page-header.tsx';
import { SectionLinks } from '#src/components/page/section-links.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { paths } from '#src/app/paths.ts';
import { catalogueCalls, type EditableCatalogue } from '#src/stores/catalogues.ts';
import { Catalogue } from './catalogue.tsx';
import { PaymentInformation } from './payment.tsx';
import { ServiceFee } from './service-fee.tsx';

const isEditable = (name: string): name is EditableCatalogue => name in catalogueCalls;

const names = Object.entries(catalogues)
  .filter(([, list]) => typeof list === 'object' && list.editable)
  .map(([name]) => name)
  .filter(isEditable);

const sections = [
  { key: 'fee', title: 'Service fee' },
  ...names.map((key) => ({ key, title: catalogues[key].title })),
  { key: 'payment', title: 'Payment information' },
].map((section) => ({ ...section, href: `${paths.data}?section=${section.key}` }));

export function Data() {
  const { t } = useTranslation();
  const wanted = new URLSearchParams(useSearch()).get('section') ?? '';
  const current = sections.some(({ key }) => key === wanted) ? wanted : 'fee';
  return (
    <>
      <PageHeader title={t('Data')} description={t('What every boat and every booking builds on.')} />
      <SectionLinks
        label={t('Data')}
        sections={sections.map((section) => ({ ...section, title: t(section.title) }))}
        current={current}
      />
      {current === 'fee' && <ServiceFee />}
      {isEditable(current) && <Catalogue key={current} name={current} />}
      {current === 'payment' && <PaymentInformation />}
    </>
  );
}
