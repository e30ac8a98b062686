import { useTranslation } from '#src/language/i18n.ts';
import { personName } from '#schemas/person-name.ts';
import { listOf, textOf } from '#schemas/row-values.ts';
import type { Boat } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { ReviewCarousel } from '#src/components/pictures/review-carousel.tsx';
import { Section } from './section.tsx';

/** Another server may write it as a text; one that is no number is no score. */
function scoreOf(review: unknown): number | undefined {
  const score = Number(textOf(review).trim() || NaN);
  return Number.isNaN(score) ? undefined : score;
}

export function BoatReviews({ boat }: { boat: Boat }) {
  const { t } = useTranslation();
  const reviews = listOf(boat.reviews).map(({ _id, customer, review, date, content }) => {
    const avatar = imageUrl(customer?.avatar);
    return {
      _id: String(_id),
      name: personName(customer),
      ...(avatar ? { avatar } : {}),
      score: scoreOf(review),
      date,
      content: textOf(content),
    };
  });
  return (
    <Section>
      <ReviewCarousel key={boat._id} title={t('Reviews')} reviews={reviews} />
    </Section>
  );
}
