import { testSpoken } from './otherContent/spoken';

testSpoken('fr');
