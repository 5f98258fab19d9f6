import { companyInitials } from '@portfolio/data/jsonResume/looks';
import { expect, test } from 'vitest';

test.each([
  ['Universidad Nacional de Asunción', 'UNA'],
  ['Universidad De La República', 'UR'],
  ['University of California, Berkeley', 'UCB'],
  ['The New York Times', 'NYT'],
  ['École Polytechnique Fédérale de Lausanne', 'ÉPF'],
  ['E\u0301cole des Ponts', 'ÉP'],
  ["Université d'Ottawa", 'UO'],
  ["Università degli Studi dell'Aquila", 'USA'],
  ['Gesellschaft für Informatik und Statistik', 'GIS'],
  ['Salt & Cedar Group', 'SCG'],
  ["O'Reilly & Associates", 'OA'],
  ["L'Oréal", 'L'],
  ['Rolls-Royce', 'RR'],
  ['de Havilland', 'DH'],
  ['van Gogh Museum', 'VGM'],
  ['Big Red Bus Company', 'BRB'],
  ['the analytics of tides', 'AT'],
  ['Of', 'O'],
  ['IBM', 'IBM'],
  ['3M', '3M'],
  ['Kestrelforge', 'K'],
  ['42 North', '4N'],
  ['🚀 Rocket Lab', 'RL'],
  ['北京大学', '北'],
  ['मुंबई विश्वविद्यालय', 'मव'],
  ['ßtudio', 'SS'],
  ['🎉', '1'],
])('%s is shortened to %s', (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});
