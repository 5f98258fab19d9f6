import { testSpoken } from './otherContent/spoken';

testSpoken('de');
