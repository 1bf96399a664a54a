import type { Job } from '@torque-tide/contract/jobs';
import { moneyText } from '../money';
import { type Place, readPlaces } from './published-job-places';
import { readSalary, type Salary, type SalaryReading } from './published-job-salary';

/** What the pay of a job is read from. */
export type PaidJob = Pick<Job, 'salary' | 'jobType' | 'locationTags' | 'customLocation'>;

/**
 * What a job says about its pay.
 *
 * @param places the job's places, where they have been read already
 */
export function readPay(
  job: PaidJob,
  places: readonly Place[] = readPlaces(job).places,
): SalaryReading {
  const countries = places.map(({ country }) => country.code);
  return readSalary(job.salary, { countries, jobType: job.jobType });
}

/** '£55,000 to £92,000', or the one amount that is both ends. */
export function amountText({ currency, min, max }: Omit<Salary, 'unit'>): string {
  const least = moneyText(min, currency);
  return min === max ? least : `${least} to ${moneyText(max, currency)}`;
}
