import { testInLook } from './otherContent/inLook';

testInLook('technical', 'JetBrains Mono');
