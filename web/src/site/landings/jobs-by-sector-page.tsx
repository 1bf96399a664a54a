import { LandingAtAddress } from './job-landing-at-address';

export function Page() {
  return <LandingAtAddress kind="sector" />;
}
