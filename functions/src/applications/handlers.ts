import {
  APPLICATION_PROBLEMS,
  type ApplicationState,
  CV_TYPES,
  LONGER_MONTHS,
} from '@torque-tide/contract/application-choices';
import {
  type ApplicationForm,
  CANDIDATE,
  cvFileName,
  newApplicationSchema,
} from '@torque-tide/contract/applications';
import type { Job } from '@torque-tide/contract/jobs';
import { consultantFor } from '@torque-tide/domain/consultants/consultant-for';
import { questionOfJob } from '@torque-tide/domain/consultants/consultant-questions';
import { createHmac } from 'node:crypto';
import { findCurrent, hasEnded, notFound } from '../content/current';
import { stateOf } from '../content/document';
import type { ContentStore } from '../content/store';
import { applications, cvPiecesOf, monthsAfter } from '../kinds/applications';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { sha256 } from '../lib/hashes';
import type { Handlers, WriteAttempt } from '../lib/handler';
import type { PublishedContent } from '../published/content';
import type { View } from '../published/view';
import { createChangeSet } from '../writes/change-set';
import { createStoredKey } from '../writes/stored-key';
import { findByToken } from './at-link';
import { contentOfCv, joinPieces, readCv, storePieces } from './cv';
import { erase } from './erase';
import { createApplicationLimits } from './limits';
import { addMails } from './mail';

/** Letters and digits that don't look alike. */
const NUMBER_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LENGTH = 8;

const WITHDRAWN: ApplicationState = 'Withdrawn';

interface Place {
  attempt: WriteAttempt;
  id: string;
  token: string;
  isStored: boolean;
}

interface Dependencies {
  store: ContentStore;
  published: Pick<PublishedContent, 'view' | 'findStored'>;
}

/** Receives applications and returns their CVs. Lists, edits and history work as for every kind. */
export function createApplicationHandlers({ store, published }: Dependencies) {
  const { view } = published;
  const { firestore, clock, write, writer } = store;
  const collection = firestore.collection(COLLECTIONS.applications);
  const erased = firestore.collection(COLLECTIONS.erased);
  const countIn = createApplicationLimits(firestore, clock);
  const linkKey = createStoredKey(firestore, 'application-links');

  /** A repeated request gets the same token. */
  async function tokenOf({ id, fingerprint }: WriteAttempt): Promise<string> {
    return createHmac('sha256', await linkKey())
      .update(JSON.stringify([id, fingerprint]))
      .digest('hex');
  }

  /**
   * A repeated request finds its application. If that has been deleted or has expired, it makes a
   * new one.
   */
  async function placeOf(attempt: WriteAttempt): Promise<Place> {
    const id = numberOf(attempt);
    const [token, known] = await Promise.all([tokenOf(attempt), write.recall(attempt)]);
    // After `recall`, or a parallel call's application would look deleted.
    const [mark, stored] = await firestore.getAll(erased.doc(id), collection.doc(id));
    const data = stored?.data();
    // Numbers are short: another candidate's may be the same.
    const isOwn = data?.['tokenHash'] === sha256(token);
    const isStored = isOwn && !hasEnded(applications, data, clock.now());
    if (isStored || (!known && !mark?.exists && !data)) return { attempt, id, token, isStored };
    return placeOf({ ...attempt, id: sha256(attempt.id, 'base64url') });
  }

  function contentOf(
    form: Pick<ApplicationForm, 'name' | 'email' | 'phone' | 'words'>,
    job: Pick<Job, 'id' | 'title'> | undefined,
    months: number,
  ) {
    const sentAt = clock.now();
    const { name, email, phone, words } = form;
    return {
      name,
      email,
      phone,
      words,
      jobId: job?.id,
      jobTitle: job?.title,
      state: 'New' as const,
      sentAt: sentAt.toISOString(),
      endsAt: monthsAfter(sentAt, months).toISOString(),
    };
  }

  return {
    'applications.send': async ({ body, file, attempt: sent, caller }) => {
      const { attempt, id, token, isStored } = await placeOf(sent);
      if (isStored) return { id, token };

      // A job may have been published on another instance just now.
      if (body.job) await published.findStored('jobs', body.job);
      const seen = await view();
      const { agency, taxonomy, applications: settings } = seen.settings;
      if (!settings.takesApplications) {
        throw new AppError('conflict', APPLICATION_PROBLEMS.conflict);
      }
      const job = body.job ? openJob(seen, body.job) : undefined;
      const cv = file && (await readCv(file));
      const parties = {
        address: caller.address,
        email: body.email,
        ...(job && { job: job.id }),
      };
      // Counts before anything is stored.
      await countIn(createChangeSet(), parties);

      const usual = settings.applicationMonths;
      const months = body.keepLonger === undefined ? usual : Math.max(LONGER_MONTHS, usual);
      const privacy = seen.pageTexts.byId.get('privacyPolicy')?.item;
      const content = {
        ...contentOf(body, job, months),
        privacyVersion: privacy?.version ?? 0,
        tokenHash: sha256(token),
        ...(cv && contentOfCv(id, cv)),
      };
      const pieces = cvPiecesOf(firestore, content);
      if (cv) await storePieces({ write, clock }, pieces, cv, attempt.deadline);
      const consultant = job && consultantFor(taxonomy, questionOfJob(job), seen.consultants.list);
      const stored = applications.toStored(content);
      // One at a time, so that a burst can't pass the limit.
      const turn = `applications/${caller.address}`;
      const answer = await write.onceInTurn(turn, attempt, async (changes) => {
        await countIn(changes, parties);
        const place = { definition: applications, reference: collection.doc(id) };
        writer.create(changes, place, stored, CANDIDATE);
        for (const piece of pieces) changes.update(piece, { expiresAt: stored['endsAt'] });
        const application = { id, ...content };
        const email = { email: body.email, consultantEmail: consultant?.email };
        const mail = { application, agency, token, ...email };
        addMails(changes, firestore, mail, clock.now());
        return { id };
      });
      return { ...answer, token };
    },

    'applications.create': async ({ body, attempt }) => {
      const { settings, jobs } = await view();
      const { applicationMonths } = settings.applications;
      const { jobId, state, notes, ...form } = body;
      const job = jobId ? jobs.byId.get(jobId)?.item : undefined;
      const content = contentOf(form, job, applicationMonths);
      const own = { ...content, jobId, ...(state && { state }), notes };
      const stored = applications.toStored(own);
      return write.once(attempt, (changes) => {
        const id = numberOf(attempt);
        const place = { definition: applications, reference: collection.doc(id) };
        const data = writer.create(changes, place, stored, attempt.by);
        return Promise.resolve(applications.read({ id, data, createdAt: data.createdAt.toDate() }));
      });
    },

    'applications.withdraw': async ({ body: { token, action }, deadline }) => {
      const document = await findByToken(firestore, token, clock.now());
      if (!document) throw notFound('Application');
      await write.settle(deadline, async (changes) => {
        const place = { definition: applications, id: document.id };
        const current = await findCurrent(changes, firestore, place);
        if (!current) return;
        if (action === 'delete') {
          await erase(changes, { firestore, writer }, current, CANDIDATE);
          return;
        }
        const { state, ...content } = stateOf(current.data).content;
        if (state === WITHDRAWN) return;
        const next = { content: { ...content, state: WITHDRAWN }, draft: undefined };
        writer.put(changes, current, next, { by: CANDIDATE, action: 'updated' });
      });
      return { token };
    },

    'applications.new': async () => {
      const query = collection.where('state', '==', 'New' satisfies ApplicationState);
      const { docs } = await query.select('name', 'jobId', 'version', 'endsAt').get();
      return docs
        .filter((document) => !hasEnded(applications, document.data(), clock.now()))
        .map((document) => newApplicationSchema.parse({ ...document.data(), id: document.id }));
    },

    'applications.cv': async ({ params: { id } }) => {
      const place = { definition: applications, id };
      const current = await findCurrent(createChangeSet(), firestore, place);
      const isThere = current && !hasEnded(applications, current.data, clock.now());
      const bytes = isThere ? await joinPieces(firestore, current.data) : undefined;
      if (!current || !bytes) throw notFound('CV');
      const { name, cvType = 'pdf' } = applications.read({ ...current, id });
      return { name: cvFileName({ id, name, cvType }), type: CV_TYPES[cvType], bytes };
    },
  } satisfies Partial<Handlers>;
}

function openJob({ jobs }: View, id: string): Job {
  const job = jobs.byId.get(id)?.item;
  if (job) return job;
  const message = APPLICATION_PROBLEMS.job;
  throw new AppError('conflict', message, { fields: { job: [message] } });
}

/** The number that a candidate is told. A repeat finds the same. */
function numberOf(attempt: WriteAttempt): string {
  const bytes = Buffer.from(sha256(attempt.id), 'hex');
  return [...bytes.subarray(0, NUMBER_LENGTH)]
    .map((byte) => NUMBER_LETTERS[byte % NUMBER_LETTERS.length])
    .join('');
}
