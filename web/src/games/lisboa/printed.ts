// The values of the tables that this page shows, by their digest: a view names its own.
import type { Values, View } from './types';

const known = new Map<string, Values>();

export const remember = (values: Values): Values => (known.set(values.digest, values), values);
export const printed = (view: View): Values | undefined => known.get(view.values);
