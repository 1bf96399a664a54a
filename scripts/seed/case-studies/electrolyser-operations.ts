import { coverUrl, type DemoCaseStudy } from './demo-case-study';

export const electrolyserOperations: DemoCaseStudy = {
  id: 'an-operations-crew-for-a-first-electrolyser',
  title: 'An operations crew for a first electrolyser',
  description:
    'Twelve operators and engineers for a 20 MW hydrogen plant, most of whom had never seen one, because almost nobody had.',
  fullDescription: [
    'Corvane makes electrolyser stacks. Its customers kept asking to see one that was run every day by ordinary people, and so the company built a 20 MW plant beside a wind farm near Esbjerg, to sell hydrogen to a fertiliser works and to learn what breaks.',
    'A plant that runs day and night needs a crew of at least ten. Corvane’s own engineers had designed the stacks and started up every one so far, but they were forty people in a laboratory two hours away, and they had children and other plans for the night shift.',
    'We were asked for a plant manager, two process-safety engineers, eight operators and a maintenance planner. The plant manager was to be first, and to choose the rest with us.',
  ],
  challenge:
    'There were perhaps thirty people in Europe who had operated an electrolyser of this size, and most of them worked for Corvane’s competitors. Asking for experience was pointless. What the job needs is judgement about gas under pressure, patience with a machine that changes its mind with the wind, and the habit of writing down what was done at four in the morning. Western Jutland has full employment, and the fertiliser works next door pays its own operators well. The safety case also required every shift to include two people with formal process-safety training, before the first hydrogen was made.',
  solution:
    'With the new plant manager, who came from a dairy, we listed what an operator does in an ordinary hour and in a bad one. Then we looked for the industries in which people do the same: dairies, district heating, a brewery, ships’ engine rooms. The selection was a morning in a control-room simulator, borrowed from a maritime college, with a fault that nobody can solve alone. For process safety we searched in Denmark, northern Germany and the Netherlands, and agreed with the works next door, in writing, that neither would recruit from the other for two years.',
  results:
    'Twelve hires in seventeen weeks from 41 people presented. The plant manager signed in week five and the crew was complete six weeks before the first hydrogen. Four operators came from ships, three from dairies and one from a brewery. Two process-safety engineers moved from Groningen. In its first year the plant was available for 93 per cent of the hours in which there was wind to run it, with no reportable incident. Corvane now takes customers through the control room, and has used the simulator morning to staff a second plant, of which it hired all but two people itself.',
  image: coverUrl('electrolyser'),
  imageText: 'Drawing of an electrolyser stack between two separators.',
  sector: 'Renewable Energy',
  tags: ['Hydrogen', 'Operations', 'Process safety', 'Denmark'],
  company: 'Corvane',
  stats: {
    peopleHired: 12,
    timeToShortlist: '3 weeks',
    timeToHire: '17 weeks',
    candidatesPresented: 41,
    location: 'Esbjerg, Denmark',
    year: 2024,
  },
  createdDaysAgo: 139,
};
