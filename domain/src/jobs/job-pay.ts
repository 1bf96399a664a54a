import type { Job } from '@torque-tide/contract/jobs';
import { moneyText } from '../money';
import { type Place, readPlaces } from './published-job-places';
import { readSalary, type Salary } from './published-job-salary';

/** The fields that determine a job's pay. */
export type PaidJob = Pick<Job, 'salary' | 'jobType' | 'locationTags' | 'customLocation'>;

/**
 * Returns a job's pay; undefined if its salary text is ambiguous.
 *
 * @param places the job's places, if already read
 */
export function readPay(
  job: PaidJob,
  places: readonly Place[] = readPlaces(job).places,
): Salary | undefined {
  const countries = places.map(({ country }) => country.code);
  return readSalary(job.salary, { countries, jobType: job.jobType });
}

/** Formats '£55,000 to £92,000', or one amount if both ends are equal. */
export function amountText({ currency, min, max }: Omit<Salary, 'unit'>): string {
  const least = moneyText(min, currency);
  return min === max ? least : `${least} to ${moneyText(max, currency)}`;
}
