import type { Boat } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { imageUrl } from '#src/api/call.ts';
import { Carousel, type CarouselPicture } from '#src/components/pictures/carousel.tsx';
import { slotsOf, thumbnailOf } from './picture-slots.ts';

export function BoatPictures({ boat }: { boat: Boat }) {
  const { t } = useTranslation();
  const model = boatName(boat, t);
  const stored = slotsOf(boat).flatMap(({ path }) => path ?? []);
  const found = stored.length > 0 ? stored : [boat.coverImage];
  const pictures = found.flatMap((path, index): CarouselPicture[] => {
    const src = imageUrl(path);
    const alt = t('{{model}}, picture {{number}}', { model, number: index + 1 });
    return src ? [{ src, thumbnail: thumbnailOf(src), alt }] : [];
  });
  return <Carousel key={boat._id} pictures={pictures} label={model} />;
}
