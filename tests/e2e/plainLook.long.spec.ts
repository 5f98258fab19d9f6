import { testInLook } from './otherContent/inLook';

testInLook('plain', 'Public Sans');
