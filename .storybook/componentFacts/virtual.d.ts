declare module 'virtual:component-facts' {
  const facts: import('./componentFacts.ts').WorkshopFacts;
  export default facts;
}
