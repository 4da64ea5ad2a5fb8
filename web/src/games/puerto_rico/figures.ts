// The figures of the rulebook, by the rule that they belong to.
import type { Component } from 'svelte';

const figures: Record<string, Component> = {};

export default figures;
