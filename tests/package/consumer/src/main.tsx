import '@portfolio/ui/styles.css';
import './main.css';
import { Button } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Tag } from '@portfolio/ui/Tag';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

createRoot(root).render(
  <Callout heading="Work with me" text="I am looking for a position.">
    <Button>Write to me</Button>
    <Button className="own-corners">See more</Button>
    <Tag>Python</Tag>
  </Callout>,
);
