/** What every boat drawing is: markup around (0, 0), the middle of the waterline, bow to the right, about 640 wide. */
import type { Paint } from '../liveries.ts';
import type { Random } from '../random.ts';

export type Pose = 'under way' | 'at anchor';
export type HullDrawing = (paint: Paint, random: Random, pose: Pose) => string;
