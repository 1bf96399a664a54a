import type { Job } from '@torque-tide/contract/jobs';
import { moneyText } from '../money';
import { type Place, readPlaces } from './published-job-places';
import { readSalary, type Salary } from './published-job-salary';

/** What the pay of a job is read from. */
export type PaidJob = Pick<Job, 'salary' | 'jobType' | 'locationTags' | 'customLocation'>;

/**
 * Returns a job's pay; undefined if its salary text is in doubt.
 *
 * @param places the job's places, if they have been read already
 */
export function readPay(
  job: PaidJob,
  places: readonly Place[] = readPlaces(job).places,
): Salary | undefined {
  const countries = places.map(({ country }) => country.code);
  return readSalary(job.salary, { countries, jobType: job.jobType });
}

/** '£55,000 to £92,000', or the one amount that is both ends. */
export function amountText({ currency, min, max }: Omit<Salary, 'unit'>): string {
  const least = moneyText(min, currency);
  return min === max ? least : `${least} to ${moneyText(max, currency)}`;
}
