// §2 'Add documentation': the images that prove ownership; a new one is looked at again from the start.
import { styled } from '@mui/material/styles';
import { documentTypes } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { useTranslation } from '#src/language/i18n.ts';
import { UploadCard } from '#src/layout/editing/upload-card.tsx';
import { sendDocument } from '#src/stores/pictures.ts';
import { SettingFrame } from './setting-screen.tsx';

const Slots = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: 16,
});

export function BoatDocuments() {
  const { t } = useTranslation();
  return (
    <SettingFrame
      title="Add documentation"
      advice={t('The ownership of the boat must be verified. A new image is reviewed again.')}
    >
      {(boat) => (
        <Slots>
          {documentTypes.map((type) => (
            <UploadCard
              key={`${boat._id}:${type}`}
              title={t(labels.documentType[type].text)}
              path={boat.docImage?.[type]}
              uploadKey={`document:${type}`}
              send={sendDocument(boat, type)}
              row={calls.saveDocumentImage}
              canZoom
            />
          ))}
        </Slots>
      )}
    </SettingFrame>
  );
}
