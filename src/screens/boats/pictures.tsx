// §2 'Add Pictures': five slots; at least four are asked for, not enforced (§5).
import { styled } from '@mui/material/styles';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { useTranslation } from '#src/language/i18n.ts';
import { UploadCard } from '#src/layout/editing/upload-card.tsx';
import { sendBoatPicture } from '#src/stores/pictures.ts';
import { slotsOf, thumbnailOf } from './picture-slots.ts';
import { SettingFrame } from './setting-screen.tsx';

const { advised } = limits.photos;

const Slots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: 16,
});

const Advice = styled('p')(({ theme }) => ({ marginBottom: 16, color: theme.vars.palette.warning.main }));

export function BoatPictureSettings() {
  const { t } = useTranslation();
  return (
    <SettingFrame
      title="Add Pictures"
      advice={t('At least {{count}} photos, without logos or phone numbers.', { count: advised })}
    >
      {(boat) => {
        const slots = slotsOf(boat);
        const count = slots.filter(({ path }) => path).length;
        return (
          <>
            {count < advised && (
              <Advice role="status">
                {t(
                  '{{count}} of at least {{advised}} photos: boats with more photos are booked more often.',
                  { count, advised },
                )}
              </Advice>
            )}
            <Slots>
              {slots.map(({ slot, title, path }) => (
                <UploadCard
                  key={`${boat._id}:${slot}`}
                  title={t(title)}
                  path={path}
                  thumbnailOf={thumbnailOf}
                  uploadKey={`picture:${slot}`}
                  send={sendBoatPicture(boat, slot)}
                  row={calls.saveBoatImage}
                  canZoom
                />
              ))}
            </Slots>
          </>
        );
      }}
    </SettingFrame>
  );
}
