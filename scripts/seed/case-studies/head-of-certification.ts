import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const headOfCertification: DemoCaseStudy = {
  id: 'a-head-of-certification-found-in-confidence',
  title: 'A head of certification found in confidence',
  description:
    'An aircraft maker replaced the person who answers to the regulator eighteen months before type certification, without its suppliers hearing of it first.',
  fullDescription: [
    'Merlane Aero is building a four-seat electric aircraft that takes off vertically. It flies; what remains is to prove to the European regulator, requirement by requirement, that it will go on doing so. That proof is led by one person, the head of certification, whose signature the regulator knows.',
    'In the spring of 2025 the founder of that office told the chief executive that he would retire within the year. The company was about to raise money, two suppliers were deciding whether to build tooling, and a rumour about certification was the one thing that could unsettle both.',
    'We were engaged for a confidential executive search. Four people at Merlane knew of it. For the first ten weeks we approached candidates with a description of the task, the stage of the programme and the country, and with nothing that named the company.',
    'The appointment was announced in one letter, to the regulator, the investors and the suppliers on the same morning, with the date of a three-month handover and the name of the person who would take it on.',
  ],
  challenge:
    'The rules for this kind of aircraft are newer than most careers. A candidate from airliners knows the method, but expects a finished rulebook; one from a start-up knows the open questions, but may never have carried a type to the end. Merlane needed someone who had done the second half of a certification, with authority in the eyes of the regulator, and who would move to Toulouse for a company with eighteen months of cash. The field is also small and talkative. Of the thirty-one people in Europe whom we thought able to do it, at least nine worked for Merlane’s suppliers, advisers or competitors.',
  solution:
    'We mapped the thirty-one, then removed those whom we could not approach without the name travelling. One consultant made every call, and kept a record of who had been told what. Each serious candidate signed a confidentiality agreement before the company was named, met the chief executive and the chief engineer outside working hours and away from the site, and was given two days with a redacted compliance plan and asked what they would change in it. References were taken only at the end, from people whom the candidate chose and we verified. We reported every Friday on one page: spoken to, out, in, and what we had learnt.',
  results:
    'Three finalists after eleven weeks, an accepted offer after sixteen. The person appointed had led the final two years of certification on a business jet and had then spent four years at a propulsion maker, on the very rules that Merlane has to meet. Nothing was heard outside before the announcement; a supplier’s managing director said that he learnt of it from the letter. The handover took three months, as planned. The compliance plan was accepted by the regulator in its next revision, and the funding round closed without certification being raised as a risk.',
  image: coverUrl('evtol'),
  imageText: 'Drawing of an aircraft with tilting rotors, seen from the front.',
  sector: 'Future Mobility',
  tags: ['Advanced air mobility', 'Certification', 'Exec Search', 'France'],
  company: 'Merlane Aero',
  stats: {
    peopleHired: 1,
    timeToShortlist: '11 weeks',
    timeToHire: '16 weeks',
    candidatesPresented: 3,
    location: 'Toulouse, France',
    year: 2025,
  },
  testimonial: {
    quote:
      'I asked for silence and a short list. I got both, and a record of every conversation held in our name.',
    author: 'Chief executive',
    company: 'Merlane Aero',
  },
  createdDaysAgo: 58,
};
