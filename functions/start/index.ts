import { join } from 'node:path';
import type * as Functions from '../src/index';
import { createScripts } from './scripts';

/** What Google's runtime, the emulators and the tool that deploys import: the functions of the bundle. */
const folder = import.meta.dirname;
const functions = createScripts(folder).load(join(folder, 'functions.cjs')) as typeof Functions;

export const { api, pages } = functions;
