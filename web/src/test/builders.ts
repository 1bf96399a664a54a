import { brand } from '@torque-tide/domain/brand';
import type { Application } from '@torque-tide/contract/applications';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { ClientLogo } from '@torque-tide/contract/client-logos';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import type { Testimonial } from '@torque-tide/contract/testimonials';

export { buildJob } from '@torque-tide/domain/test/build-job';

export function buildCaseStudy(overrides: Partial<CaseStudy> = {}): CaseStudy {
  return {
    id: 'building-a-storage-team',
    title: 'Building a storage team',
    description: 'Nine engineers in fourteen weeks for a storage developer.',
    fullDescription: ['The developer had land and grid, and no team.'],
    challenge: 'Few engineers had commissioned at this size.',
    solution: 'We mapped every site in two countries.',
    results: 'Nine hires, none of whom have left.',
    image: `${brand.siteUrl}/covers/battery-racks.svg`,
    sector: 'Battery Storage',
    tags: ['BESS', 'UK'],
    company: 'Example Storage',
    stats: { timeToHire: '14 weeks' },
    version: 1,
    ...overrides,
  };
}

export function buildTestimonial(overrides: Partial<Testimonial> = {}): Testimonial {
  return {
    id: 'testimonial-1',
    quote: 'They knew what a protection engineer does.',
    author: 'A. Client',
    company: 'Example Grid',
    jobTitle: 'Head of Engineering',
    sector: 'Clean Energy',
    isActive: true,
    version: 1,
    ...overrides,
  };
}

export function buildClientLogo(overrides: Partial<ClientLogo> = {}): ClientLogo {
  return {
    id: 'logo-1',
    companyName: 'Example Grid',
    logoUrl: `${brand.siteUrl}/logos/example-grid.svg`,
    isActive: true,
    sortOrder: 0,
    version: 1,
    ...overrides,
  };
}

export function buildConsultant(overrides: Partial<Consultant> = {}): Consultant {
  return {
    id: 'ada-berg',
    name: 'Ada Berg',
    role: 'Battery storage',
    sentence: 'Has commissioned storage herself, and says what the work is like.',
    sectorTags: 'Battery Storage, BESS',
    countryTags: 'UK, Germany',
    phone: '+44 20 7946 0901',
    email: 'ada.berg@example.com',
    linkedIn: 'https://www.linkedin.com/in/ada-berg-example',
    picture: `${brand.siteUrl}/portraits/ada-berg.svg`,
    sortOrder: 0,
    isActive: true,
    version: 1,
    ...overrides,
  };
}

export function buildApplication(overrides: Partial<Application> = {}): Application {
  return {
    id: 'K7QM4XTR',
    name: 'Ines Duarte',
    email: 'ines.duarte@example.com',
    words: 'Eight years of blade repair.',
    jobId: '1',
    jobTitle: 'Blade technician',
    state: 'New',
    privacyVersion: 1,
    sentAt: '2026-11-20T09:00:00.000Z',
    endsAt: '2027-05-20T09:00:00.000Z',
    version: 1,
    ...overrides,
  };
}

export function buildSector(overrides: Partial<Sector> = {}): Sector {
  return {
    id: 'tidal',
    name: 'Tidal',
    slug: 'tidal',
    group: 'Clean Energy',
    isOffered: true,
    hasPage: true,
    hasCaseStudies: true,
    sortOrder: 1,
    version: 1,
    ...overrides,
  };
}

export function buildLocation(overrides: Partial<Location> = {}): Location {
  return {
    id: 'italy',
    name: 'Italy',
    slug: 'italy',
    countries: ['IT'],
    isOffered: true,
    sortOrder: 1,
    version: 1,
    ...overrides,
  };
}
