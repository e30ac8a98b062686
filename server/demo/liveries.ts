/** Boat colours: what the hull is painted, and how the hour tints all of it. */
import type { Light } from './lights.ts';
import type { Random } from './random.ts';
import { mix } from './shapes.ts';

export interface Paint {
  hull: string;
  hullShade: string;
  accent: string;
  deck: string;
  deckShade: string;
  glass: string;
  glassShine: string;
  teak: string;
  teakDark: string;
  metal: string;
  sail: string;
  sailShade: string;
  dark: string;
  skin: string;
}

const HULLS = [
  { hull: '#fbfaf5', accent: '#1d4e79' },
  { hull: '#fbfaf5', accent: '#d9503f' },
  { hull: '#1e3d63', accent: '#f0e3c4' },
  { hull: '#fbfaf5', accent: '#1f9a94' },
  { hull: '#b8392f', accent: '#fbf3df' },
  { hull: '#2d7f86', accent: '#f7ead0' },
  { hull: '#f4ead3', accent: '#254b6b' },
  { hull: '#2b3640', accent: '#e98d4b' },
  { hull: '#e9b44c', accent: '#274b5f' },
] as const;

export type Livery = (typeof HULLS)[number];
export const pickLivery = (random: Random): Livery => random.pick(HULLS);

/** The colours of one boat in one light. */
export function paintIn(light: Light, livery: Livery): Paint {
  const lit = (colour: string, extra = 0) => mix(colour, light.ambient, Math.min(0.8, light.tint + extra));
  const shade = (colour: string, share = 0.28) => mix(lit(colour), mix(light.land[2], '#1b3350', 0.3), share);
  const lamp = light.isNight || light.tint > 0.25;
  return {
    hull: lit(livery.hull),
    hullShade: shade(livery.hull),
    accent: lit(livery.accent),
    deck: lit('#fffdf7'),
    deckShade: shade('#fffdf7', 0.24),
    glass: lamp ? '#ffd488' : shade('#24425c', 0.1),
    glassShine: lamp ? '#fff0c4' : lit('#7fb2c9'),
    teak: lit('#c98f57'),
    teakDark: shade('#8a5a35'),
    metal: lit('#cdd6da'),
    sail: lit('#fff8e8', 0.02),
    sailShade: shade('#fbeed4', 0.16),
    dark: shade('#2a3a49', 0.35),
    skin: shade('#b9805c', 0.25),
  };
}
