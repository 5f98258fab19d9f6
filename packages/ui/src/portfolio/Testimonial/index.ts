export { Testimonial, type TestimonialProps } from './Testimonial.tsx';
export { TestimonialList, type TestimonialListProps } from './TestimonialList.tsx';
