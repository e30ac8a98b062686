// What each entry of the options menu says of its screen: how much is there, and what is missing.
import { boatApproval, documentTypes } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import limits from '#schemas/limits.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Boat } from '#schemas/types.ts';
import type { Translate } from '#src/language/i18n.ts';
import { paths } from '#src/app/paths.ts';
import { slotsOf } from './picture-slots.ts';

export interface SettingState {
  text: string;
  tone: 'ok' | 'missing';
}

const policies: Partial<Record<string, { text: string }>> = labels.cancellation;

/** Other servers leave a list out, or answer null. */
const lengthOf = (list: readonly unknown[] | null | undefined): number => list?.length ?? 0;

const byPath: Partial<Record<string, (boat: Boat, t: Translate) => SettingState | undefined>> = {
  [paths.boatPlans]: ({ plans }, t) => {
    const count = lengthOf(plans);
    return { text: t('{{count}} plans', { count }), tone: count > 0 ? 'ok' : 'missing' };
  },
  [paths.boatLocation]: ({ location2 }, t) => {
    const address = textOf(location2?.address);
    return address
      ? { text: textOf(location2?.marinaname) || address, tone: 'ok' }
      : { text: t('location missing'), tone: 'missing' };
  },
  [paths.boatPictures]: (boat, t) => {
    const slots = slotsOf(boat);
    const count = slots.filter(({ path }) => path).length;
    const text = t('pictures {{given}}/{{all}}', { given: count, all: slots.length });
    return { text, tone: count >= limits.photos.advised ? 'ok' : 'missing' };
  },
  [paths.boatCancellation]: ({ cancellation }, t) => {
    const policy = policies[String(cancellation)];
    return policy ? { text: t(policy.text), tone: 'ok' } : { text: t('policy missing'), tone: 'missing' };
  },
  [paths.boatAccessories]: ({ accessories }, t) => ({
    text: t('{{count}} chosen', { count: lengthOf(accessories) }),
    tone: 'ok',
  }),
  [paths.boatAllowed]: ({ allowes }, t) => ({
    text: t('{{count}} allowed', { count: lengthOf(allowes) }),
    tone: 'ok',
  }),
  [paths.boatDocuments]: ({ docImage, status }, t) => {
    const missing = documentTypes.filter((type) => !docImage?.[type]);
    if (missing.length > 0)
      return { text: t('{{count}} missing', { count: missing.length }), tone: 'missing' };
    const approval = boatApproval(status);
    const tone = approval === 'approved' ? 'ok' : 'missing';
    return { text: t(labels.boatApproval[approval].text), tone };
  },
};

/** The state of a settings screen, `undefined` where there is nothing to say. */
export const settingState = (path: string, boat: Boat, t: Translate): SettingState | undefined =>
  byPath[path]?.(boat, t);
