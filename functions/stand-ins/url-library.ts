/**
 * For `whatwg-url`, which node-fetch loads in case a Node has no `URL` of its own: tables of 300 kB, and a module that
 * Node will give up.
 */
export { URL } from 'node:url';
