import type { Check } from './check';

export const ownProject: Check = {
  name: 'a project of its own',
  findings: ({ project }) =>
    project !== undefined && !project.startsWith('demo-')
      ? []
      : ['No project is chosen: run "npm run setup -- --project=<id>" once.'],
};
