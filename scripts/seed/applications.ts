import type { ApplicationInput } from '@torque-tide/contract/applications';

/** A demo application, with a number that stays the same. */
interface DemoApplication extends ApplicationInput {
  id: string;
  /** Its age at seeding; applications are listed newest first. */
  sentDaysAgo: number;
}

export const demoApplications: readonly DemoApplication[] = [
  {
    id: 'K7QM4XTR',
    name: 'Ines Duarte',
    email: 'ines.duarte@example.com',
    phone: '+351 910 000 182',
    words: 'Eight years of blade repair offshore, GWO in date. I could start in February.',
    jobId: '1001',
    sentDaysAgo: 0,
  },
  {
    id: 'H3WN8PBD',
    name: 'Tomasz Zielinski',
    email: 'tomasz.zielinski@example.com',
    words: 'I have led two substation projects of 220 kV and would like to move to storage.',
    jobId: '1003',
    sentDaysAgo: 1,
  },
  {
    id: 'R9GC5VYE',
    name: 'Amara Okafor',
    email: 'amara.okafor@example.com',
    phone: '020 7946 0733',
    words: 'No particular job: I look for battery testing within an hour of Coventry.',
    state: 'In touch',
    notes: 'Called. Free from March, wants four days a week.',
    sentDaysAgo: 3,
  },
  {
    id: 'B6ZT2KJF',
    name: 'Lars Holmgren',
    email: 'lars.holmgren@example.com',
    jobId: '1002',
    state: 'Put forward',
    notes: 'Sent to the client with two others.',
    sentDaysAgo: 6,
  },
  {
    id: 'D4XS7MQH',
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    words: 'Functional safety, ISO 26262, ten years with a supplier.',
    jobId: '1005',
    state: 'Declined',
    notes: 'Wants to stay in Munich. Keep in mind for remote work.',
    sentDaysAgo: 12,
  },
];
