// Whether there is still something to reach.
import { OBJECTIVES, type View } from './types';

export const isFestive = ({ festival }: View): boolean =>
  festival !== undefined && OBJECTIVES.some((objective) => festival.winners[objective] == null);
