// The pages there are: each is loaded when it is opened.
import type { Component } from 'svelte';
import type { PageName } from '../router';

type Page = Component<Record<string, string>>;
const files = import.meta.glob('../pages/*.svelte') as Record<string, () => Promise<{ default: Page }>>;

export const loaderOf = (name: PageName) => files[`../pages/${name}.svelte`];
export const hasPage = (name: PageName): boolean => loaderOf(name) !== undefined;
