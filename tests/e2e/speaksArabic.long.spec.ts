import { testSpoken } from './otherContent/spoken';

testSpoken('ar');
