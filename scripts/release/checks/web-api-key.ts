import type { Check } from './check';

const KEY = /^[\w-]*$/;

export const webApiKeyIsTold: Check = {
  name: 'the key of a live admin area, or that there is none',
  findings: ({ webApiKey }) => {
    if (webApiKey !== undefined && KEY.test(webApiKey)) return [];
    const wrong =
      webApiKey === undefined
        ? 'functions/.env has no line WEB_API_KEY'
        : 'WEB_API_KEY in functions/.env is no key of a web app';
    return [`${wrong}: run "npm run setup -- --webApiKey=<key>", with nothing behind = for none.`];
  },
};
